/**
 * Bookings. That no two of them overlap, and that no day has more than its share, follows from the two primary keys of
 * `claimed_cell` and `claimed_place`, on SQLite and PostgreSQL alike.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('booking')
    .$call(autoId(dialect))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull().check(sql`format in ('one', 'two')`))
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'nl')`))
    .addColumn('zone', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('phone', 'text')
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('message', 'text')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('booked', 'cancelled')`))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('booking_time').on('booking').column('ends_at').execute()
  await schema
    .createTable('booking_revision')
    .addColumn('booking_id', 'integer', (column) => column.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull().check(sql`change in ('booked', 'moved', 'cancelled')`))
    .addColumn('made_by', 'text', (column) => column.notNull().check(sql`made_by in ('visitor', 'staff')`))
    .addColumn('sessions', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_revision_key', ['booking_id', 'revision'])
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema
    .createTable('blocked_period')
    .$call(autoId(dialect))
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema
    .createTable('claimed_cell')
    .addColumn('starts_at', 'text', (column) => column.notNull().primaryKey())
    .addColumn('booking_id', 'integer', (column) => column.references('booking.id').onDelete('cascade'))
    .addColumn('blocked_period_id', 'integer', (column) => column.references('blocked_period.id').onDelete('cascade'))
    .addCheckConstraint('claimed_cell_has_one_holder', sql`(booking_id is null) <> (blocked_period_id is null)`)
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('claimed_cell_booking').on('claimed_cell').column('booking_id').execute()
  await schema.createIndex('claimed_cell_block').on('claimed_cell').column('blocked_period_id').execute()
  await schema
    .createTable('claimed_place')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('booking_id', 'integer', (column) => column.notNull().references('booking.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('claimed_place_key', ['event', 'day', 'place'])
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('claimed_place_booking').on('claimed_place').column('booking_id').execute()
}
