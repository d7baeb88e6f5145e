import type { FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { type Actor, recordAuditFailure } from "#domain/staff/audit-log.server.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import { getClientNetwork } from "../http/client-network.ts";

/** As the audit log records who did something. */
export function createActor({ ip }: FastifyRequest, { id, name }: StaffUser): Actor {
  return { id, name, network: getClientNetwork(ip) };
}

export function recordRefusal(db: Db, request: FastifyRequest, staff: StaffUser): Promise<void> {
  return recordAuditFailure(db, createActor(request, staff), "access-refused");
}
