import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

const formats: BarcodeFormat[] = [
  'code_128',
  'code_39',
  'ean_13',
  'ean_8',
  'upc_a',
  'itf',
  'qr_code',
  'data_matrix',
]

/** Reads codes in a picture; the decoder is served by this app, without a third-party server. */
export function createDetector(): (video: HTMLVideoElement) => Promise<readonly string[]> {
  prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
    },
  })
  const detector = new BarcodeDetector({ formats })
  return async video => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}
