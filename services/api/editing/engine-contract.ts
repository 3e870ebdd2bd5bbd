import type { Conflict, ContentFile, ContentProblem, EntryPlan, Fault } from './contract.ts'
import type { FileContent, FormField, NamedField } from './form-contract.ts'

/** Where the content is that a job is about. */
interface Folder {
  /** The content folder, absolute. */
  folder: string
  /** The folder for what was parsed and compiled. */
  cache: string
}

interface InFile extends Folder {
  /** In the content folder: `towns/vail.yaml`. */
  file: string
}

/** A file of the content folder that a change writes or removes. */
export interface WrittenFile {
  /** In the content folder: `towns/vail.yaml`. */
  file: string
  /** What is in it, or the file that it is a copy of. Undefined: it goes. */
  content: string | Uint8Array | { copyOf: string } | undefined
  /** What identifies its bytes before the change (`versionOf`); left out: it wasn't there. */
  was?: string
}

/** What adding, renaming or removing an entry does to the files of the folder. */
export interface EntryChange {
  outcome: 'changed'
  /** Where the entry is then; left out where it is gone. */
  file?: string
  /** That of the entry is the first one. */
  files: WrittenFile[]
  plan: EntryPlan
}

export interface EntryRefusal {
  outcome: 'refused'
  /** For people. */
  reason: string
}

/** What a new entry needs. */
interface EntryQuestions {
  outcome: 'asks'
  /** By their place in the file: `hub.updated`. */
  fields: NamedField[]
  suggested: Record<string, unknown>
  problems: Fault[]
}

/** What the process does that knows content (scripts/content-forms/worker.ts): a job by its name, and what it answers. */
export interface EngineJobs {
  overview: {
    job: Folder
    result: {
      files: ContentFile[]
      names: Record<string, string[]>
      pictures: Record<string, string>
      kinds: string[]
      absent: string[]
    }
  }
  /** What the check says of the folder. */
  problems: {
    /** With `ahead`, also what it will say at the moments at which content changes, as a build has them. */
    job: Folder & { ahead?: boolean }
    result: ContentProblem[]
  }
  open: {
    job: InFile
    result:
      | (FileContent & {
          kind: string
          version: string
          form: FormField
          comments: Record<string, string>
          /** What it translates. */
          original?: FileContent & { file: string; language: string }
          /** The other languages of the site that it is or can be in. */
          translations: { language: string; file: string; exists: boolean }[]
        })
      | undefined
  }
  /** What the check says with these fields in the file. */
  check: {
    job: InFile & { content: FileContent }
    result: { problems: ContentProblem[]; elsewhere: ContentProblem[] }
  }
  preview: {
    /** `draft`: of which its pictures are shown. */
    job: InFile & { body: string; draft?: string | undefined }
    result: { html: string }
  }
  /** The text of a file with a change, merged with what it says by now; undefined: there is no such file. */
  write: {
    job: InFile & {
      was: FileContent
      content: FileContent
      prefer?: 'mine' | 'theirs' | undefined
    }
    result:
      | {
          outcome: 'saved' | 'unchanged' | 'refused'
          text: string
          /** What identifies the text before. */
          was: string
          merged: boolean
          problems: ContentProblem[]
          elsewhere: ContentProblem[]
        }
      | { outcome: 'conflict'; conflicts: Conflict[] }
      | undefined
  }
  /** The same with a change of the past taken back: `from` its text after it, `to` its text before it. */
  takeBack: {
    job: InFile & { from: string; to: string }
    result: EngineJobs['write']['result']
  }
  /** The text of a file with what two people have made of it; undefined: it can't be merged by field. */
  merge: {
    job: InFile & {
      base: string
      mine: string
      theirs: string
      prefer?: 'mine' | 'theirs' | undefined
    }
    result: { text: string } | { conflicts: Conflict[] } | undefined
  }
  /** Adds an entry, once everything that its schema requires is given. */
  create: {
    job: Folder & {
      kind: string
      name: string
      /** By the names of the fields that were asked for. */
      given: Record<string, unknown>
      /** Whether examples stand for what is not given. */
      examples: boolean
    }
    result: EntryChange | EntryRefusal | EntryQuestions
  }
  /** Renames an entry, with its pictures, references and links. */
  rename: { job: InFile & { name: string }; result: EntryChange | EntryRefusal }
  remove: { job: InFile; result: EntryChange | EntryRefusal }
  /** What the check says of a file for readers, which is still elsewhere. */
  download: {
    job: InFile & {
      at: string
      /** It takes the place of the file of its name. */
      replaces: boolean
    }
    result: ContentProblem[]
  }
  /** What the check says of a picture that has been put into the folder, and of its description. */
  picture: { job: Folder & { file: string; description: string }; result: ContentProblem[] }
}

export type EngineJob = {
  [Name in keyof EngineJobs]: { name: Name; job: EngineJobs[Name]['job'] }
}[keyof EngineJobs]
