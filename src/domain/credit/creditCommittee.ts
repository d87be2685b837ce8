/**
 * Credit committee, amounts in US dollars: up to `alone` one approver, up to `together` two, above it two
 * administrators (docs/decisions/016).
 */
export const committee = { alone: 5_000, together: 20_000 } as const
