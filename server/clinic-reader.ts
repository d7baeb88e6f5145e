import type { FastifyBaseLogger } from "fastify";
import type { ChangeFeed } from "#database/change-tracking/change-feed.ts";
import { type Clinic, defaultClinic, readClinic } from "#domain/clinic/read-clinic.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { writeOutagePage } from "./files/outage-page.ts";

declare module "fastify" {
  interface FastifyInstance {
    getClinic: () => Clinic;
  }
}

export interface ClinicReader {
  /** Pages are read through their own `db`, which records the tables that they depend on. */
  read: (db: Db) => Promise<Clinic>;
  /** The latest content that was read, for responses that must not need the database. */
  getLatest: () => Clinic;
}

interface ClinicReaderOptions {
  db: Db;
  changeFeed: ChangeFeed;
  log: FastifyBaseLogger;
  outageFolder: string | undefined;
}

export function createClinicReader({ db, changeFeed, log, outageFolder }: ClinicReaderOptions) {
  let latest = defaultClinic;
  let readCount = 0;
  let latestRead = 0;
  const read = async (requestDb: Db) => {
    readCount += 1;
    const ownRead = readCount;
    const clinic = await readClinic(requestDb);
    // A read that began earlier and took longer may have missed the last save.
    if (ownRead > latestRead) {
      latestRead = ownRead;
      latest = clinic;
    }
    return clinic;
  };
  let outagePage = Promise.resolve();
  const refresh = async () => {
    try {
      await read(db);
      // At the start too: the page may be that of another database or of an earlier version.
      if (outageFolder) {
        const write = () => writeOutagePage(outageFolder, latest);
        outagePage = outagePage.then(write, write);
        await outagePage;
      }
    } catch (error) {
      log.warn({ err: error }, "the outage page could not be updated");
    }
  };
  let unsubscribe: (() => Promise<void>) | undefined;
  return {
    read,
    getLatest: () => latest,
    async start() {
      // A change between a read and a subscription after it would be missed.
      unsubscribe = await changeFeed.subscribe((tags) => {
        if (tags.includes("clinic_entry") || tags.includes("everything")) void refresh();
      });
      await refresh();
    },
    stop: () => unsubscribe?.(),
  };
}
