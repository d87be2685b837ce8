import type { LocalizedText } from '../../base/text'
import type { Kind } from '../kind/kind'
import { textual } from '../text/data'

export interface UrlOptions {
  /** Text of a button that copies the link. @default the link is opened only @example `copyLabel: 'Copiar enlace'` */
  readonly copyLabel?: LocalizedText
  /**
   * Photo of the person the record is about, shown beside its name in lists, pickers and its head; also a path of this
   * site, such as `/portraits/1.svg`. @default initials @example `portrait: true`
   */
  readonly portrait?: true
}

/** Web address, https only. */
export const url: Kind<UrlOptions, string> = {
  // opened or displayed by the browser, never fetched by the server
  ...textual,
  is: { isLink: true },
}
