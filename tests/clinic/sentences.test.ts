import { expect, test } from 'vitest'
import { printed } from '../schemas/printReading'
import { readAsAdmin, unknownSynonyms } from '../schemas/readAsAdmin'

test('synonyms stand for words that their list knows', () => {
  expect(unknownSynonyms()).toEqual([])
})

test.each([
  ['appointments', 'consultas de hoy sin confirmar', 'start during today; status = 0'],
  ['appointments', 'turnos de la doctora Vega mañana', 'start during tomorrow; ?doctor:Vega'],
  ['appointments', 'citas canceladas este mes', 'status = 3; start during this month'],
  ['appointments', 'pending bookings over 40', 'status = 0; fee gt 40'],
  ['appointments', 'pending bookings over 2025 euros', 'status = 0; fee gt 2025'],
  ['appointments', 'no-show visits last week', 'status = 4; start during last week'],
  ['patients', 'pacientes sin móvil', 'telephone empty true'],
  ['patients', 'patients born before 1990', 'born lt 1990-01-01'],
  [
    'patients',
    'pacientes con más de 2 consultas este año',
    'appointments gt 2 (start during this year)',
  ],
  ['prescriptions', 'tratamientos de la semana pasada', 'day during last week'],
  ['users', 'blocked receptionists', 'ACTIVE = false; ROLE = reception'],
])('%s: "%s"', (list, text, expected) => {
  expect(printed(readAsAdmin(list, text))).toBe(expected)
})
