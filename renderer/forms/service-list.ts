import type { Language } from '../../services/api/contract/language.ts'
import type { ServiceForm } from '../../services/api/contact-form/service-form.ts'

/**
 * Reads the service types with their choices from the form's list (`AnswerOptions`), so that the page has them once.
 * @param language that of its labels; `data-en` are the English ones
 */
export function readServiceTypes(form: ParentNode, language: Language): ServiceForm['types'] {
  const labelled = (element: HTMLElement, label: string) => ({
    en: element.dataset['en'] ?? label,
    [language]: label,
  })
  return [...form.querySelectorAll<HTMLOptGroupElement>('[name=serviceType] optgroup')].map(
    (group) => {
      const [whole, ...choices] = [...group.querySelectorAll('option')].map((option) => ({
        id: option.value,
        label: labelled(option, option.textContent),
      }))
      return {
        id: whole?.id ?? '',
        label: whole?.label ?? { en: '' },
        heading: labelled(group, group.label),
        services: group.dataset['services']?.split(' ') ?? [],
        choices,
      }
    },
  )
}
