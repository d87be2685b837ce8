import type { Catalogue } from '../../src/model/resource'
import type { Config } from '../config'
import type { TableSpec } from '../db/spec'
import type { Environment } from '../environment'

/** What a command is given: `npm run <name> -- <args>`. */
export interface CommandInput {
  readonly config: Config
  readonly catalogue: Catalogue
  readonly tables: readonly TableSpec[]
  readonly args: readonly string[]
  readonly env: Environment
}

/** A report, and whether the process ends as failed after it. */
export interface Told {
  readonly text: string
  readonly failed: boolean
}

/** Does its work and answers what to tell the operator. */
export type Command = (input: CommandInput) => Promise<string | Told>

/** The operator's mistake, told without a stack. */
export class CommandError extends Error {}

export function onlyEmbedded({ config }: CommandInput, name: string) {
  if (config.databaseUrl)
    throw new CommandError(`${name} is for the embedded database; use PostgreSQL's own tools here`)
}
