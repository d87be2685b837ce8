import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { useBusiness } from '../businesses/useBusiness'
import { proveCopies } from '../server/copyProof'

const clinic = useBusiness()
const runs = process.env.TEST_LONG === '1' ? 400 : 60

test.each(['doctor', 'reception'])('a copy answers what the server answers to a %s', async role => {
  const token = await clinic.tokenOf(role)
  const { fetch } = clinic
  const { answered, opened } = await proveCopies({ catalogue, token, runs, fetch })
  expect(answered).toBeGreaterThan(runs)
  expect(opened).toBeGreaterThan(0)
})
