/** Side of the frame on the screen, in CSS pixels. */
export const FRAME_SIDE = 256
/** Longest side of the result, in pixels. */
const LONGEST = 512

export interface PhotoCrop {
  /** 1: the shorter side fills the frame. */
  readonly zoom: number
  /** Point of the picture in the centre of the frame, in its pixels. */
  readonly x: number
  readonly y: number
}

interface Size {
  readonly naturalWidth: number
  readonly naturalHeight: number
}

/** CSS pixels per pixel of the picture. */
export const cropScale = ({ naturalWidth, naturalHeight }: Size, { zoom }: PhotoCrop) =>
  (FRAME_SIDE / Math.min(naturalWidth, naturalHeight)) * zoom

export const centredCrop = ({ naturalWidth, naturalHeight }: Size): PhotoCrop => ({
  zoom: 1,
  x: naturalWidth / 2,
  y: naturalHeight / 2,
})

/** The nearest crop that leaves no part of the frame empty. */
export function clampCrop(picture: Size, crop: PhotoCrop): PhotoCrop {
  const half = FRAME_SIDE / cropScale(picture, crop) / 2
  const clamp = (at: number, length: number) => Math.min(Math.max(at, half), length - half)
  return {
    zoom: crop.zoom,
    x: clamp(crop.x, picture.naturalWidth),
    y: clamp(crop.y, picture.naturalHeight),
  }
}

/** The part of the picture in the frame, as a JPEG on white. */
export function cutSquare(picture: HTMLImageElement, crop: PhotoCrop): Promise<Blob | null> {
  const side = FRAME_SIDE / cropScale(picture, crop)
  const canvas = document.createElement('canvas')
  const out = Math.max(1, Math.min(LONGEST, Math.round(side)))
  canvas.width = out
  canvas.height = out
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = 'white'
  context.fillRect(0, 0, out, out)
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, out, out)
  return new Promise(done => canvas.toBlob(done, 'image/jpeg', 0.9))
}
