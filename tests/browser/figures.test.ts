import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('a figure is drawn, has its table behind it, and leads to the list of just those rows', async () => {
  const page = await app.open({ as: 'admin' })
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto('/dashboard/app')
  await page.getByRole('heading', { name: 'Pedidos abiertos por estado' }).waitFor()
  expect(scripts.filter(url => /DrawnChart/.test(url))).toEqual([])

  await page.goto('/dashboard/general/analytics')
  await page.getByText('12 meses').click()
  const brands = page.getByRole('region', { name: 'Ventas por sucursal' })
  await expect.poll(() => brands.locator('svg rect, svg path').count()).toBeGreaterThan(3)
  const [share] = await brands.locator('.g-chart').evaluateAll(charts =>
    charts.map(chart => {
      const bars = [...chart.querySelectorAll('.MuiBarChart-element')]
      const [one, next] = bars.map(bar => bar.getBoundingClientRect())
      return one && next ? one.width / (next.x - one.x) : 0
    }),
  )
  expect(share).toBeCloseTo(0.28, 1)
  await brands.getByText('Ver como tabla').click()
  await brands.getByRole('table').getByRole('link').first().waitFor()

  await page.goto('/dashboard/ecommerce?period=quarter')
  const states = page.getByRole('region', { name: 'Pedidos por estado' })
  const row = states.getByRole('row', { name: /Por aprobar \(crédito\)/ })
  const count = await row.getByRole('cell').first().textContent()
  await row.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor()
  await page
    .getByText(new RegExp(` / ${count}$`))
    .first()
    .waitFor()
})
