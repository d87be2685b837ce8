import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { AnySchema } from '../../src/model/schema'
import { renderFields } from './fieldsFrame'

const stops = {
  name: 'stops',
  table: 'PARADA',
  key: 'ID',
  title: 'ID',
  label: 'Parada | Paradas',
  fields: {
    ID: { kind: 'id' },
    LAT: { kind: 'decimal', label: 'Latitud', input: 'latitude' },
    LNG: { kind: 'decimal', label: 'Longitud' },
  },
  access: { admin: 'all' },
} as const satisfies AnySchema

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'geolocation')
})

test('a place from the map of a latitude also sets the longitude after it', async () => {
  const coords = { latitude: -2.9, longitude: -79 }
  const getCurrentPosition = (found: (position: object) => void) => found({ coords })
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  })
  const user = userEvent.setup()
  const { submitted } = await renderFields({ schemas: [stops] })
  await user.click(await screen.findByRole('button', { name: 'Ubicar en el mapa' }))
  await user.click(await screen.findByRole('button', { name: 'Usar mi ubicación' }))
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await user.click(await screen.findByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(submitted[0]).toMatchObject({ LAT: -2.9, LNG: -79 }))
})
