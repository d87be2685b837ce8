import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { renderFields } from './fieldsFrame'

const kinds = ['money', 'decimal', 'integer', 'percent'] as const
const sums = defineResource({
  name: 'sums',
  table: 'SUMA',
  key: 'ID',
  title: 'MONEY',
  label: 'Suma | Sumas',
  fields: {
    ID: { kind: 'id' },
    MONEY: { kind: 'money', label: 'money' },
    DECIMAL: { kind: 'decimal', label: 'decimal' },
    INTEGER: { kind: 'integer', label: 'integer' },
    PERCENT: { kind: 'percent', label: 'percent' },
    TAXED: { kind: 'money', label: 'taxed', input: 'taxed' },
    LINEAS: {
      kind: 'lines',
      label: 'Líneas',
      fields: { VALOR: { kind: 'money', label: 'row' } },
    },
  },
  access: { admin: 'all' },
})

const record = {
  ...{ MONEY: 600, DECIMAL: 600, INTEGER: 600, PERCENT: 60, TAXED: 600 },
  LINEAS: [{ id: 1, VALOR: 600 }],
}

test.each([...kinds, 'taxed', 'Con IVA: taxed', 'row'])(
  '%s: what is typed after Tab or a click takes the place of the number',
  async label => {
    const user = userEvent.setup()
    const { submitted } = await renderFields({ schemas: [sums], record })
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    const read = (text: string) => waitFor(() => expect(field.value.replace(/,00$/, '')).toBe(text))
    while (document.activeElement !== field) await user.tab()
    await user.keyboard('65')
    await user.tab()
    await read('65')
    await user.click(field)
    await user.keyboard('7')
    await user.tab()
    await read('7')
    expect(submitted).toEqual([])
  },
)
