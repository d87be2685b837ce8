import { sizeText } from '../../../model/access/fileRules'

/** `22 kB`, isolated for right-to-left text. */
export const isolatedSizeText = (bytes: number) => `\u2066${sizeText(bytes)}\u2069`
