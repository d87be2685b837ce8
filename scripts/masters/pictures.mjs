import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tolerated difference of a channel per pixel, and number of pixels per picture. */
const limits = { channel: 24, pixels: 20 }

/** Names the pictures that differ, and writes before, after and the differing pixels side by side into a folder. */
export async function pictureDifferences(browser, names, { before, after, folder }) {
  const page = await browser.newPage()
  const lines = []
  for (const name of names) {
    const [old, now] = [before, after].map(each => readFileSync(join(each, `${name}.png`)))
    if (old.equals(now)) continue
    const found = await page.evaluate(compareInPage, {
      pictures: [old, now].map(bytes => bytes.toString('base64')),
      limits,
    })
    if (!found) continue
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${name}.png`)
    writeFileSync(file, Buffer.from(found.picture, 'base64'))
    lines.push(`${name}: ${found.pixels} pixels, see ${file}`)
  }
  await page.close()
  return lines
}

/** Runs in the page. */
async function compareInPage({ pictures, limits }) {
  const images = await Promise.all(pictures.map(load))
  const width = Math.max(...images.map(image => image.width))
  const height = Math.max(...images.map(image => image.height))
  const [old, now] = images.map(image => drawn(image).getImageData(0, 0, width, height))
  const marked = new ImageData(width, height)
  let pixels = 0
  for (let at = 0; at < old.data.length; at += 4) {
    const isOther = [0, 1, 2, 3].some(
      channel => Math.abs(old.data[at + channel] - now.data[at + channel]) > limits.channel,
    )
    if (isOther) pixels++
    marked.data.set(isOther ? [220, 0, 60, 255] : [245, 245, 245, 255], at)
  }
  if (pixels <= limits.pixels) return undefined
  const sheet = new OffscreenCanvas(width * 3 + 20, height)
  const brush = sheet.getContext('2d')
  for (const [at, part] of [old, now, marked].entries())
    brush.putImageData(part, at * (width + 10), 0)
  return { pixels, picture: await base64(await sheet.convertToBlob()) }

  async function load(text) {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  }

  function drawn(image) {
    const brush = new OffscreenCanvas(width, height).getContext('2d')
    brush.drawImage(image, 0, 0)
    return brush
  }

  async function base64(blob) {
    const reader = new FileReader()
    await new Promise(resolve => {
      reader.onload = resolve
      reader.readAsDataURL(blob)
    })
    return reader.result.split(',')[1]
  }
}
