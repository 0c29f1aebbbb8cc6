import type { DeskAudit } from '#content/shared/desk/desk-api.ts';
import { type Database, query, type Statement, transaction } from './database.ts';
import { sql } from './sql.ts';

export interface AuditEntry {
  id: string;
  at: number;
  who: string;
  what: DeskAudit['what'];
  message?: string;
}

export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
  await transaction(db, [auditStatement(db, entry)]);
}

export function auditStatement(db: Database, { id, at, who, what, message }: AuditEntry): Statement {
  const insert = sql`INSERT INTO desk_audit (id, at, who, what, message) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (id) DO NOTHING`;
  return db.prepare(insert).bind(id, at, who, what, message ?? null);
}

export function auditOf(db: Database, message: string): Promise<DeskAudit[]> {
  const entries = sql`SELECT at, who, what, message AS "on" FROM desk_audit WHERE message = ?1 ORDER BY at DESC`;
  return query<DeskAudit>(db, entries, message);
}
