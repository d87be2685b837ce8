import { type FileOptions, file, type StoredFile } from '../file/data'
import type { Kind } from '../kind/kind'

/** An uploaded picture: JPEG, PNG, WebP or GIF. */
export const image: Kind<FileOptions, StoredFile> = {
  ...file,
  is: { isFile: true, isPicture: true, hasNoText: true },
}
