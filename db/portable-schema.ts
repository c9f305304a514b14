/** The two places where one and the same table is written differently for SQLite and PostgreSQL. */
import { type CreateTableBuilder, sql } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/** The column `id`: numbers given out by the database, rising, never given out twice. */
export function autoId(dialect: Dialect) {
  return <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    table.addColumn('id', 'integer', (column) =>
      dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedAlwaysAsIdentity(),
    )
}

/** PostgreSQL always refuses text in an integer column; SQLite does so only for a table that is declared strict. */
export function strictOnSqlite(dialect: Dialect) {
  return <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table
}
