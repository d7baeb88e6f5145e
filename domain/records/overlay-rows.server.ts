import {
  AliasNode,
  type FromNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  TableNode,
} from "kysely";
import type { Db, Tables } from "./tables.ts";

export interface RowOverlay {
  table: keyof Tables;
  /** A query with the columns and the rows that stand in for the table. */
  rows: { toOperationNode: () => OperationNode };
}

/** The database as it would be with other rows. Queries that write see the real tables. */
export function overlayRows(db: Db, overlays: RowOverlay[]): Db {
  const transformer = new OverlayTransformer(
    new Map(overlays.map(({ table, rows }) => [table, rows.toOperationNode()])),
  );
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

class OverlayTransformer extends OperationNodeTransformer {
  #rows: ReadonlyMap<string, OperationNode>;

  constructor(rows: ReadonlyMap<string, OperationNode>) {
    super();
    this.#rows = rows;
  }

  protected override transformFrom(node: FromNode, queryId?: QueryId): FromNode {
    const from = super.transformFrom(node, queryId);
    return { ...from, froms: from.froms.map((table) => this.#replace(table)) };
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId);
    return { ...join, table: this.#replace(join.table) };
  }

  #replace(node: OperationNode): OperationNode {
    if (!TableNode.is(node)) return node;
    const { name } = node.table.identifier;
    const rows = this.#rows.get(name);
    return rows ? AliasNode.create(rows, IdentifierNode.create(name)) : node;
  }
}
