import sheet from './icons.svg?no-inline'
import { plainIcon } from './plainIcon'

/**
 * An icon of `icons.svg`, by its name in Material's library. Menu icons are one sprite outside the
 * scripts, because their outlines are 8 kB that the first page does not need.
 */
export const sheetIcon = (name: string) => plainIcon(<use href={`${sheet}#${name}`} />, name)
