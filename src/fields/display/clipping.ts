/** Longer texts may take two lines of a row. */
const LONG = 18
/** Longer texts may be truncated. */
const CUT = 36

/**
 * Attributes of a text that may be truncated. `dir` keeps its beginning visible and must be on the
 * clipping element; an inner `bdi` has no effect there.
 */
export const clipping = (text: string, name = 'f-clip') =>
  ({
    className: text.length > LONG ? `${name} f-long` : name,
    dir: 'auto',
    title: text.length > CUT ? text : undefined,
  }) as const
