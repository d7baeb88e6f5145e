import { createSoftwareAuthenticator } from "../support/software-authenticator.ts";
import { accountCalls } from "./account-calls.ts";
import { type ApiSession, type Call, createApiClient, type OperationId } from "./client.ts";
import { createClinicCalls } from "./clinic-calls.ts";
import { contentCalls } from "./content-calls.ts";

/** A call that is missing here does not compile. */
const calls: Record<OperationId, Call> = {
  ...contentCalls,
  ...createClinicCalls(),
  ...accountCalls,
};

export type Visitor = Omit<
  ApiSession,
  "api" | "ids" | "userId" | "linkToken" | "totpSecret" | "recoveryCode" | "passkey"
>;

export async function makeEveryCall(visitor: Visitor): Promise<CallResult[]> {
  const origin = `http://localhost:${new URL(visitor.baseUrl).port}`;
  const device = createSoftwareAuthenticator({ rpId: "localhost", origin });
  const session: ApiSession = {
    ...visitor,
    api: createApiClient(visitor.baseUrl),
    ids: { post: 0, location: 0, message: 0 },
    userId: "",
    linkToken: "",
    totpSecret: "",
    recoveryCode: "",
    otherRecoveryCode: "",
    passkey: { device, created: device.create({ challenge: "" }) },
  };
  const results: CallResult[] = [];
  for (const [operationId, call] of Object.entries(calls)) {
    const { response, error } = await call(session);
    results.push({ operationId, status: response.status, error });
  }
  return results;
}

interface CallResult {
  operationId: string;
  status: number;
  error: unknown;
}
