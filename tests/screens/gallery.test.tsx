import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { renderApp } from './renderApp'

await Promise.all([
  import('../../src/resources/list/rows/Gallery'),
  import('../../src/features/news/ReadMark'),
])

const server = useServer()
const path = '/dashboard/blog/posts'
const post = {
  TITULO: 'Cupos nuevos',
  RESUMEN: 'Desde hoy en todas las tiendas.',
  CONTENIDO: '<p>Desde hoy.</p>',
  ETIQUETAS: ['politica'],
  PARA: ['7', '6'],
}

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

test('news are cards that tell what they say and whether one has confirmed to have read them', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const store = await server.as('6', { EMPRESA: ACME })
  const { ID_NOTICIA } = (await boss.post('/hanadb/api/posts', post)).body
  await boss.post('/hanadb/api/posts', { ...post, TITULO: 'Otra' })
  await boss.post('/hanadb/api/post-comments', { ID_NOTICIA, TEXTO: 'Listo.' })
  await store.post('/hanadb/api/post-readings', { ID_NOTICIA })
  await renderApp(server, { path, as: store })
  const link = await screen.findByRole('link', { name: 'Cupos nuevos' })
  const card = within(link.closest('li') as HTMLElement)
  await card.findByText('Leída')
  expect(card.getAllByRole('link')).toEqual([link])
  expect(card.getByText('Política')).toBeVisible()
  expect(card.getByText('Desde hoy en todas las tiendas.')).toBeVisible()
  expect(card.getByText('Comentarios').nextSibling).toHaveTextContent(/^1$/)
  const other = screen.getByRole('link', { name: 'Otra' }).closest('li') as HTMLElement
  expect(await within(other).findByText('Por confirmar')).toBeVisible()
})
