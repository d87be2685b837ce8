/** From here on a text may take two lines of a row. */
const LONG = 18
/** From here on some of it may not be seen. */
const CUT = 36

/**
 * The attributes of a text that may be cut. Its own direction, so that it loses its end and not its
 * beginning; `dir` stands on the element that clips, for an inner `bdi` does not count for it.
 */
export const clipping = (text: string, name = 'f-clip') =>
  ({
    className: text.length > LONG ? `${name} f-long` : name,
    dir: 'auto',
    title: text.length > CUT ? text : undefined,
  }) as const
