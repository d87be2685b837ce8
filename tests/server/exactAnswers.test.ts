import { expect, test } from 'vitest'
import type { Serve } from '../../server/http/serveRoute'
import { type AgendaEvent, agenda, closeVisit } from '../../src/contracts/calendar'

declare const event: AgendaEvent

test('a handler whose answer has a key outside its contract does not compile, spreads included', () => {
  const served: string[] = []
  const serve: Serve<unknown> = ({ name }) => served.push(name)
  serve(closeVisit, () => ({ event }))
  serve(agenda, async () => ({ events: [{ ...event }] }))
  // @ts-expect-error the contract has no `total`
  serve(agenda, () => ({ ...{ total: 1 }, events: [event] }))
  // @ts-expect-error an event has no `NAME`
  serve(agenda, async () => ({ events: [{ ...event, ...{ NAME: 'a' } }] }))
  // @ts-expect-error `events` is missing
  serve(agenda, () => ({}))
  expect(served).toEqual(['team.closeVisit', ...Array(4).fill('team.agenda')])
})
