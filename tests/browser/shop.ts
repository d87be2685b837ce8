import type { Page } from 'playwright-core'

/** The button that puts the first product into the cart. */
export const add = (page: Page) =>
  page.getByRole('button', { name: /^Agregar .* al carrito$/ }).first()
/** A button of the bar below the checkout. */
export const go = (page: Page, name: string) =>
  page.locator('.co-bar').getByRole('button', { name, exact: true })
export const customer = (page: Page) => page.getByRole('list', { name: 'Clientes encontrados' })

/** A phone in the default warehouse of the checkout, and a customer with this price list. */
export async function known(page: Page, list = 5) {
  const read = (path: string, filter: object) =>
    page.evaluate(
      async ({ path, filter }) => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
        const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' })
        return (await fetch(`/hanadb/api/${path}?${query}`, { headers })).json()
      },
      { path, filter },
    )
  const stock = await read('stock', { WhsCode: '002' })
  const row = stock.data.find(
    (each: { CODIGO: string; DISPONIBLE: number }) =>
      each.CODIGO.startsWith('10.') && each.DISPONIBLE > 5,
  )
  const clients = await read('clients', {})
  const { Cliente } = clients.data.find(({ Lista }: { Lista: number }) => Lista === list)
  return { CODIGO: String(row.CODIGO), Cliente: String(Cliente) }
}

/** The cart of the checkout as the browser keeps it. */
export const cartOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('redux-product') ?? '{}').checkout)
