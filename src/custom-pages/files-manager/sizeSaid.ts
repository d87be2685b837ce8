import { sizeText } from '../../model/fileRules'

/** `22 kB`, from left to right also among Arabic words. */
export const sizeSaid = (bytes: number) => `\u2066${sizeText(bytes)}\u2069`
