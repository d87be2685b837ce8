import { expect, test } from 'vitest'
import { createLog } from '../../server/base/log'
import { distributor } from '../../server/business'

test('a line is one JSON object with time, level and event', () => {
  const lines: string[] = []
  createLog(line => lines.push(line)).info('stopped', { requestId: 'r1' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    event: 'stopped',
    requestId: 'r1',
  })
})

test('secrets, and what the business names, never reach the log, however deep', () => {
  const lines: string[] = []
  const body = {
    PASSWORD: 'hush',
    accessToken: 'hush',
    CEDULA: 'hush',
    ok: { authorization: 'hush' },
  }
  const { secretFields } = distributor()
  createLog(line => lines.push(line), undefined, secretFields).error('x', { body })
  expect(lines.join()).not.toContain('hush')
})
