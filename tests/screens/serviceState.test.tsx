import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { server, open } = useShop()
afterEach(cleanup)

test('a link with the code of a receipt shows the state at once, and then takes another code', async () => {
  const shop = await open()
  const { body } = await shop.seller.post('/hanadb/api/warranty-orders', {
    ...{ IMEI_SERIE: '350000000000006', CARD_CODE: shop.client, NOM_PRODUCTO: 'Producto' },
    ...{ OBS_VENDEDOR: 'No enciende', FALLA: 'ENCENDIDO', SIN_FIRMA: 'PAPEL', CIUDAD_ORIGEN: 2 },
    ...{ SIN_FOTOS: 'Sin cámara' },
  })
  await renderApp(server, { path: `/estado-servicio#${body.CODIGO_PUBLICO}` })
  expect(await screen.findByText('En revisión')).toBeVisible()
  screen.getByRole('button', { name: 'Consultar otro código' }).click()
  expect(await screen.findByLabelText('Código de consulta')).toHaveValue('')
})
