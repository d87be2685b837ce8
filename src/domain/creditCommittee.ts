/**
 * How much credit (US dollars) who may grant: up to `alone` one person of credit, up to `together` two
 * different people, above it two administrators (docs/decisions/016).
 */
export const committee = { alone: 5_000, together: 20_000 } as const
