export function differences(before: object, after: object): string[]
