/**
 * Transactions of SQLite that come together share one commit. A commit waits for the disk, and costs a message as much as
 * all its statements. So a transaction ends by releasing a savepoint, the next may begin, and one commit follows when the
 * process has taken in what had arrived. Nobody hears that a transaction is done before that commit is.
 *
 * One uses the connection at a time, in the order in which they asked. A query outside a transaction never sees what is
 * not committed: it commits first what is waiting.
 */
import type Sqlite from 'better-sqlite3'
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely'
import { noteDatabaseError } from './noticed.server.ts'

export class SharedCommitsDriver extends SqliteDriver {
  readonly #database: Sqlite.Database
  readonly #turns = new Turns()
  #commit: SharedCommit | undefined

  constructor(config: { database: Sqlite.Database }) {
    super(config)
    this.#database = config.database
  }

  override async acquireConnection(): Promise<Turn> {
    const connection = (await super.acquireConnection()) as Required<DatabaseConnection>
    const turn = new Turn(connection, this.#turns, () => this.#finish())
    await turn.take()
    return turn
  }

  override async releaseConnection(turn?: DatabaseConnection): Promise<void> {
    if (turn instanceof Turn) turn.pass()
  }

  /**
   * Takes the write lock at once. A transaction that reads first and then writes fails, without waiting, when another
   * process (the staff command line) wrote in between.
   */
  override async beginTransaction(turn: DatabaseConnection): Promise<void> {
    mustBeTurn(turn)
    await turn.take()
    if (!this.#commit) {
      this.#run('begin immediate')
      this.#commit = new SharedCommit()
      setImmediate(() => this.#finishInTurn())
    }
    this.#run('savepoint one_of_many')
    turn.inTransaction = true
  }

  /** Rejects when the commit failed: then none of those that share it is stored. */
  override async commitTransaction(turn: DatabaseConnection): Promise<void> {
    mustBeTurn(turn)
    this.#run('release one_of_many')
    turn.inTransaction = false
    const commit = this.#commit
    turn.pass()
    await commit?.done
  }

  override async rollbackTransaction(turn: DatabaseConnection): Promise<void> {
    mustBeTurn(turn)
    // Its savepoint was released, and the commit failed: all is taken back already, and others may have begun.
    if (!turn.inTransaction) return
    turn.inTransaction = false
    if (this.#database.inTransaction) {
      this.#run('rollback to one_of_many')
      this.#run('release one_of_many')
    } else {
      // After a full disk SQLite has rolled back by itself, and with it what others had released.
      this.#end((commit) => commit.fail(turn.failure))
    }
  }

  override async destroy(): Promise<void> {
    await this.#finishInTurn()
    await super.destroy()
  }

  async #finishInTurn(): Promise<void> {
    await this.#turns.take()
    this.#finish()
    this.#turns.pass()
  }

  /** To be called by whoever has the turn. */
  #finish(): void {
    this.#end((commit) => {
      try {
        this.#run('commit')
        commit.succeed()
      } catch (error) {
        commit.fail(error)
        if (this.#database.inTransaction) this.#run('rollback')
      }
    })
  }

  /** Kysely counts queries that fail, not these. */
  #run(statement: string): void {
    try {
      this.#database.prepare(statement).run()
    } catch (error) {
      noteDatabaseError()
      throw error
    }
  }

  #end(how: (commit: SharedCommit) => void): void {
    const commit = this.#commit
    this.#commit = undefined
    if (commit) how(commit)
  }
}

/** The connection, for as long as one caller uses it. */
class Turn implements DatabaseConnection {
  inTransaction = false
  /** What the last query that failed was refused with. */
  failure: unknown
  readonly #connection: Required<DatabaseConnection>
  readonly #turns: Turns
  readonly #finish: () => void
  #taken = false

  constructor(connection: Required<DatabaseConnection>, turns: Turns, finish: () => void) {
    this.#connection = connection
    this.#turns = turns
    this.#finish = finish
  }

  async take(): Promise<void> {
    if (this.#taken) return
    await this.#turns.take()
    this.#taken = true
  }

  pass(): void {
    if (!this.#taken) return
    this.#taken = false
    this.#turns.pass()
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#ready()
    try {
      return await this.#connection.executeQuery<Row>(query)
    } catch (error) {
      this.failure = error
      throw error
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    await this.#ready()
    yield* this.#connection.streamQuery<Row>(query, chunkSize)
  }

  async #ready(): Promise<void> {
    // Its own transaction may have passed the turn on.
    await this.take()
    if (!this.inTransaction) this.#finish()
  }
}

function mustBeTurn(connection: DatabaseConnection): asserts connection is Turn {
  if (!(connection instanceof Turn)) throw new TypeError('The connection is of another driver')
}

/** What several transactions wait for. */
class SharedCommit {
  succeed: () => void = () => {}
  fail: (error: unknown) => void = () => {}
  readonly done = new Promise<void>((resolve, reject) => {
    this.succeed = resolve
    this.fail = reject
  })

  constructor() {
    // That nobody waits for it is no fault: its one transaction may have been taken back.
    this.done.catch(() => {})
  }
}

/** One at a time, in the order of asking. */
class Turns {
  readonly #waiting: (() => void)[] = []
  #busy = false

  async take(): Promise<void> {
    if (!this.#busy) {
      this.#busy = true
      return
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy = false
  }
}
