import type { Json } from '../client'
import { useShop } from './useShop'

export const phone = '10.02.001'

/** A shop whose phones have prices, for stories of checkout and shop. */
export function usePriced() {
  const { server, open } = useShop()

  /** The shop with prices on two lists; its customer uses list 4. */
  async function priced() {
    const shop = await open()
    const { boss } = shop
    for (const [PriceList, ListName] of [
      [4, 'Retail'],
      [5, 'Mayorista'],
    ])
      await server.insert('price-lists', { PriceList, ListName })
    for (const [CODIGO, PriceList, Price] of [
      [phone, 4, 120.05],
      [phone, 5, 100],
      ['10.02.002', 5, 50],
    ])
      await boss.post('/hanadb/api/prices', { CODIGO, PriceList, Price })
    const codes = { WhsCode: '019' }
    await server.db.write.updateTable('BODEGA').set({ CHECKOUT: 1 }).execute().catch(noBoolean)
    const path = `/hanadb/api/clients/${shop.client}`
    await server.insert('parishes', {
      CODE: '010101',
      ...{ PARROQUIA: 'Sucre', CANTON: 'Cuenca', PROVINCIA: 'Azuay' },
    })
    const { body } = await boss.get(path)
    const ENVIO = [{ TIPO: 'MATRIZ', DIRECCION: 'AV. LOJA 1', PARROQUIA: '010101' }]
    const changes = { Lista: 4, CreditLine: 1000, ENVIO }
    const changed = await boss.put(path, changes, { 'if-match': String(body._VERSION) })
    const [address] = changed.body.ENVIO as unknown as Json[]
    return { shop, ...codes, address: Number(address?._ID) }
  }
  const noBoolean = () => server.db.write.updateTable('BODEGA').set({ CHECKOUT: true }).execute()

  return { server, priced }
}
