import { Field, fieldFocusStyle } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContactFormController } from "./use-contact-form.ts";

interface TopicSelectProps {
  contact: ContactFormController;
  topics: { value: string; name: string }[];
}

export function createOpeningSentence(topic: string): string {
  return `I would like to ask about ${topic}. `;
}

/** Writes the first sentence of the message. It has no name, so the form does not send it. */
export function TopicSelect({ contact, topics }: TopicSelectProps) {
  const { message = "" } = contact.values;
  const selected = topics.find(({ name }) => message.startsWith(createOpeningSentence(name)));
  const isOwnText = message !== (selected ? createOpeningSentence(selected.name) : "");
  return (
    <div className="noscript:hidden">
      <Field label="What is it about?" isOptional>
        {(control) => (
          <span className="relative block">
            <select
              {...control}
              value={selected?.value ?? ""}
              // Text of the visitor's own stays as it is.
              disabled={!contact.isHydrated || contact.state === "sending" || isOwnText}
              onChange={({ target }) => {
                const topic = topics.find(({ value }) => value === target.value);
                contact.onChange("message", topic ? createOpeningSentence(topic.name) : "");
              }}
              className={`${fieldFocusStyle} min-h-13 w-full appearance-none rounded-field border-[1.5px] border-field bg-surface-bright py-2 pr-[min(3rem,12vw)] pl-4 text-[min(1.0625rem,8.6vw)] disabled:opacity-75`}
            >
              <option value="">Choose one</option>
              {topics.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name.charAt(0).toUpperCase() + name.slice(1)}
                </option>
              ))}
            </select>
            <Icon
              name="chevron-down"
              className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-brand"
            />
          </span>
        )}
      </Field>
    </div>
  );
}
