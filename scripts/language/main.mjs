import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCatalogue, root } from '../prepare.mjs'
import { writeLanguage } from './write.mjs'

const { text, features, gaps } = await writeLanguage()
writeFileSync(join(root, 'docs/language.md'), text)
writeFileSync(join(root, 'docs/features.md'), features)
const mistakes = await checkCatalogue()
if (mistakes) console.error(mistakes)
for (const gap of gaps) console.error(gap)
process.exitCode = mistakes || gaps.length > 0 ? 1 : 0
