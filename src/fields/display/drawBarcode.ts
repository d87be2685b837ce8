import { code128, drawingSVG, qrcode } from 'bwip-js/browser'
import type { WithBarcode } from '../../model/rules/sharedWords'

/** Address of a picture of the code; throws for a text that the code cannot hold. */
export function drawBarcode(barcode: NonNullable<WithBarcode['barcode']>, text: string): string {
  const svg =
    barcode === 'qr'
      ? qrcode({ bcid: 'qrcode', text, scale: 2 }, drawingSVG())
      : code128({ bcid: 'code128', text, height: 9, scale: 2 }, drawingSVG())
  // Bars of whole pixels stay sharp.
  const sized = svg.replace(/viewBox="0 0 (\d+) (\d+)"/, '$& width="$1" height="$2"')
  return `data:image/svg+xml,${encodeURIComponent(sized)}`
}
