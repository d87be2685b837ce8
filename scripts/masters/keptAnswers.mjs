import { answersTo } from './answers.mjs'
import { steady, withoutRefusalText } from './steady.mjs'

/** The answer to each person at each address; of a refusal its status and code. */
export async function answersOf(everyone, addresses) {
  const answers = {}
  for (const [name, person] of everyone) {
    const found = await answersTo(person, addresses)
    for (const address of addresses) found[address] = withoutRefusalText(found[address])
    answers[name] = found
  }
  return answers
}

/** Repeats the steps: the same request, with the new answer and history. */
export async function repeatSteps(everyone, steps) {
  const repeated = []
  for (const { by, path, headers, body } of steps) {
    const { ask } = everyone.get(by)
    const answer = steady(await ask('POST', path, { headers, body }))
    const history = steady(await ask('GET', path.replace(/\/flow\/.*/, '/history')))
    repeated.push({ by, path, headers, body, answer, history })
  }
  return repeated
}
