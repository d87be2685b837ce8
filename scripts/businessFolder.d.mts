import type { Alias, InlineConfig, Plugin } from 'vite'

/** What the build, the start and the tests know of a business. */
export interface BusinessFolder {
  /** For example `clinic`. */
  readonly name: string
  /** For example `examples/clinic`; its schemas are in `schemas`. */
  readonly folder: string
  /** The folder as its author calls it, for messages: a path from the root or a whole one. */
  readonly named: string
  /** File of each module `@business/<name>`. */
  readonly modules: Readonly<Record<string, string>>
  /** Generated declaration of the field names of its resources. */
  readonly fieldNames: string
  /** Folder of the build. */
  readonly dist: string
  /** Default folder of the embedded database. */
  readonly dataDir: string
  /** Folder of its texts by language, which replace those of the engine. */
  readonly texts: string
}

export declare const root: string
export declare function businessIn(folder?: string): BusinessFolder
export declare function exampleBusinesses(): readonly BusinessFolder[]
export declare function testedBusinesses(): readonly BusinessFolder[]
/** True for a module of the business, such as `business.ts`, and for every file of its folder. */
export declare function isBusinessModule(business: BusinessFolder, file: string): boolean
export declare function aliasesOf(business: BusinessFolder): Alias[]
export declare function businessFiles(business: BusinessFolder): Plugin
export declare function quietly(business?: BusinessFolder): InlineConfig
