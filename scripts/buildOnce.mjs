import { build } from './prepare.mjs'

const problem = build()
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
