import { createContext, useContext } from "react";
import type { StaffUser } from "#domain/staff/staff-user.ts";

type SignedInUser = Omit<StaffUser, "isAdmin">;

export const SignedInUserContext = createContext<SignedInUser | undefined>(undefined);

export function useSignedInUser(): SignedInUser {
  const user = useContext(SignedInUserContext);
  if (user === undefined) throw new Error("This component belongs in the staff area");
  return user;
}
