import type { Catalogue } from '../../src/model/fields/resource'
import type { Config } from '../base/config'
import type { Environment } from '../base/environment'
import type { TableSpec } from '../db/spec'
import type { ServerBusiness } from '../http/serverBusiness'

/** Input of a command: `npm run <name> -- <args>`. */
export interface CommandInput {
  readonly config: Config
  readonly business: ServerBusiness
  readonly catalogue: Catalogue
  readonly tables: readonly TableSpec[]
  readonly args: readonly string[]
  readonly env: Environment
}

/** A report, and whether the process exits with an error. */
export interface CommandResult {
  readonly text: string
  readonly failed: boolean
}

/** Runs and returns a report for the operator. */
export type Command = (input: CommandInput) => Promise<string | CommandResult>

/** A mistake of the operator, reported without a stack trace. */
export class CommandError extends Error {}

export function onlyEmbedded({ config }: CommandInput, name: string) {
  if (config.databaseUrl)
    throw new CommandError(`${name} is for the embedded database; use PostgreSQL's own tools here`)
}
