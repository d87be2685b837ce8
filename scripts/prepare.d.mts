import type { BusinessFolder } from './businessFolder.mjs'

export declare function checkCatalogue(): Promise<string | undefined>
export declare function checkSchemas(project?: string): string | undefined
export declare function schemasProject(business?: BusinessFolder): string
export declare function checkEnvironment(business?: BusinessFolder): Promise<string | undefined>
