export declare function checkCatalogue(): Promise<string | undefined>
export declare function checkSchemas(project?: string): string | undefined
