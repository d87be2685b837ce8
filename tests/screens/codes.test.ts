import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { bestMatch, byMatch, matchOf } from '../../src/model/search/globalSearch'

const imei = '356938035643809'
const found = (name: string, record: Readonly<Record<string, unknown>>, code = imei) => {
  const resource = catalogue.get(name)
  const readable = new Set(resource.fields.keys())
  const match = matchOf({ resource, words: code, readable }, record)
  return { name, match }
}
const serial = found('serials', { ID: 4, INTERNAL_SERIAL: imei })
const warranty = found('warranty-orders', { ID_ORDEN: 5, IMEI_SERIE: imei })
const device = found('devices', { ID: 6, IMEI_SERIE: imei })
const mention = found('products', { ID: 7, DESCRIPCION: `funda de ${imei}` })

describe('a scanned code', () => {
  test('leads to the device it names, whatever else tells of that device', () => {
    expect(bestMatch([serial, warranty, mention, device])).toBe(device)
  })

  test('leads to the one record that tells of it, where nothing is named by it', () => {
    expect(bestMatch([mention, serial])).toBe(serial)
  })

  test('leads nowhere by itself where several records fit alike', () => {
    expect(bestMatch([serial, warranty])).toBeUndefined()
    expect(bestMatch([mention, mention])).toBeUndefined()
    expect(bestMatch([])).toBeUndefined()
  })

  test('offers what it names first', () => {
    expect(byMatch([mention, serial, device])).toEqual([device, serial, mention])
  })

  test('names nothing by a field its reader may not see', () => {
    const resource = catalogue.get('devices')
    const request = { resource, words: imei, readable: new Set(['ID']) }
    expect(matchOf(request, { ID: 6, IMEI_SERIE: imei })).toBe('words')
  })
})
