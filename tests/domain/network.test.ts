import { expect, test } from 'vitest'
import { networkOf } from '../../src/base/network'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['unknown', 'unknown', 'unknown'],
])('%s stands in the network %s, and in the wide one %s', (address, narrow, wide) => {
  expect([networkOf(address), networkOf(address, 'wide')]).toEqual([narrow, wide])
})
