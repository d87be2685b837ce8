import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BodyFrame } from '../../src/custom-pages/mail/reading/BodyFrame'
import { aCatalogue } from '../server/aCatalogue'
import { inFrame } from './fieldsFrame'

afterEach(cleanup)

const known = '<img src="https://pictures.example/a.png">'
const foreign = '<img src="https://tracker.test/b.png">'

test('pictures of a mail come when asked for, and only from sites that may be drawn', async () => {
  const user = userEvent.setup()
  const children = <BodyFrame title="Mensaje" html={`<p>Hola</p>${known}${foreign}`} />
  inFrame({ catalogue: aCatalogue(), dataProvider: {}, children })
  const frame = screen.getByTitle<HTMLIFrameElement>('Mensaje')
  const sendRequest = await screen.findByRole('button', { name: 'Mostrar imágenes' })
  expect(frame.srcdoc).not.toMatch(/\.png/)
  await user.click(sendRequest)
  await waitFor(() => expect(frame.srcdoc).toContain('https://pictures.example/a.png'))
  expect(frame.srcdoc).not.toContain('tracker.test')
  await screen.findByText(
    'Las imágenes de otros sitios no se muestran. Pida al remitente que las adjunte.',
  )
})
