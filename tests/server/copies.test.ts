import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { useBusiness } from '../businesses/useBusiness'
import { proveCopies } from './copyProof'

const distributor = useBusiness()
const runs = process.env.TEST_LONG === '1' ? 400 : 12

test.each(['10', '7'])(
  'a copy answers what the server answers to role %s',
  {
    timeout: 60_000 + runs * 500,
  },
  async role => {
    const token = await distributor.tokenOf(role)
    const { answered, opened } = await proveCopies({
      ...{ catalogue, token, runs },
      fetch: distributor.fetch,
    })
    expect(answered).toBeGreaterThan(runs)
    expect(opened).toBeGreaterThan(0)
  },
)
