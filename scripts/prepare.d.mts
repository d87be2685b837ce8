export declare function checkSchemas(project?: string): string | undefined
