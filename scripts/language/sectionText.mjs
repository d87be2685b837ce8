import { shared } from './sections.mjs'

/** Every word, with links to its sections. */
export function indexOf(parts) {
  const places = new Map()
  for (const { title, words } of parts)
    for (const { word } of words)
      places.set(word, [...new Set([...(places.get(word) ?? []), title])])
  const rows = [...places]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([word, titles]) =>
        `\`${word}\`: ${titles.map(title => `[${title}](#${anchor(title)})`).join(', ')}`,
    )
  return `## Index\n\n${rows.map(row => `- ${row}`).join('\n')}`
}

const anchor = title =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

export const sectionText = ({ title, intro, table, words, furtherWords }) =>
  [
    `## ${title}\n`,
    ...(intro ? [`${intro}\n`] : []),
    ...(furtherWords.length > 0 ? [`${furtherText(furtherWords)}\n`] : []),
    ...(table ? [tableText(table, words)] : words.map(wordText)),
  ].join('\n')

/** Operators, and names of places: a line for each. */
function tableText(heading, words) {
  const rows = words.map(({ word, text, fallback, example }) => {
    const rest = fallback && fallback !== 'none' ? ` Default: ${fallback}.` : ''
    return `| \`${word}\` | ${text}${rest} | \`${example}\` |`
  })
  return `| ${heading} | meaning | example |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** Words of a section that are described with others. */
const furtherText = words =>
  `With ${words.map(word => `\`${word}\``).join(', ')} of the [shared words](#${anchor(shared.title)}).`

function wordText({ word, text, fallback, isOptional, example }) {
  const rest = fallback ? ` Default: ${fallback}.` : isOptional ? '' : ' Required.'
  return `### \`${word}\`\n\n${text}${rest}\n\n\`\`\`ts\n${example}\n\`\`\`\n`
}
