import type { Db } from "../records/tables.ts";
import { formatNamesake, type StaffUser } from "./staff-user.ts";

export interface StaffLabel {
  id: string;
  name: string;
  /** Two people of the same name have different labels. */
  label: string;
}

/** The labels of namesakes have their email address. */
export function labelUsers(users: { id: string; name: string; email: string }[]): StaffLabel[] {
  const sameName = Map.groupBy(users, ({ name }) => name);
  return users.map(({ id, name, email }) => {
    const isUnique = sameName.get(name)?.length === 1;
    return { id, name, label: isUnique ? name : formatNamesake(name, email) };
  });
}

/** For a record that keeps a name alone: with the email address if somebody has the same name. */
export async function findStaffLabel(
  db: Db,
  { id, name, email }: Pick<StaffUser, "id" | "name" | "email">,
): Promise<string> {
  const namesake = await db
    .selectFrom("staff_user")
    .select("id")
    .where("name", "=", name)
    .where("id", "!=", id)
    .executeTakeFirst();
  return namesake === undefined ? name : formatNamesake(name, email);
}
