const LONGEST = 2000

/**
 * Reduces a photo to display size, for upload limits and slow connections. Small images, animations
 * (GIF) and unreadable formats stay as they are.
 */
export async function shrunk(file: Blob): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || !globalThis.createImageBitmap) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = LONGEST / Math.max(picture.width, picture.height)
  if (scale >= 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const small = await new Promise<Blob | null>(done => canvas.toBlob(done, file.type, 0.85))
  return small && small.size < file.size ? small : file
}

/** Whether a picture can be drawn, and a PDF begins like one; other files are not opened. */
export async function isReadable(file: Blob): Promise<boolean> {
  if (file.type === 'application/pdf') return (await file.slice(0, 5).text()) === '%PDF-'
  if (!file.type.startsWith('image/') || !globalThis.createImageBitmap) return true
  const picture = await createImageBitmap(file).catch(() => undefined)
  picture?.close()
  return picture !== undefined
}
