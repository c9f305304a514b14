/** Every command once: its name, how it is called, what it does and the file that does it. */

export interface Command {
  readonly name: string
  readonly usage: string
  readonly does: string
  /** `run` takes the arguments after the command's name and resolves to the exit code. */
  load(): Promise<{ run(args: string[]): Promise<number> }>
}

export const commands: readonly Command[] = [
  {
    name: 'leads',
    usage: 'leads [--json] [--all]',
    does: 'the newest 50 messages and reports as a table; --all: every one; --json: every one, a JSON object a line',
    load: () => import('./leads.ts'),
  },
  {
    name: 'release',
    usage: 'release NUMBER',
    does: 'takes a message out of quarantine and sends its mails',
    load: () => import('./release.ts'),
  },
  {
    name: 'outbox',
    usage: 'outbox',
    does: 'how many mails wait, went out or were given up, and which were given up',
    load: () => import('./outbox.ts'),
  },
  {
    name: 'grant-admin',
    usage: 'grant-admin EMAIL',
    does: 'lets the account with this address use the admin desk',
    load: () => import('./grant-admin.ts'),
  },
  {
    name: 'launch-check',
    usage: 'launch-check',
    does: 'what must be replaced, set or built before the site may go live; exit 1 while anything is left',
    load: () => import('./launch-check.ts'),
  },
  {
    name: 'backup',
    usage: 'backup FILE',
    does: 'a checked copy of the SQLite database, taken while the site runs',
    load: () => import('./backup.ts'),
  },
  {
    name: 'help',
    usage: 'help',
    does: 'this list',
    load: () => import('./help.ts'),
  },
]
