"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import { takeCategories } from "@/lib/browser/known-categories";
import type { CategoryCard } from "@/lib/content/category-cards.schema";
import type { Category } from "@/lib/shared/categories/known";
import { CategoryFields } from "./category-fields.client";

const MOST = 48;
const EMPTY: CategoryCard = {
  title: "",
  category: null,
  query: "",
  icon: "briefcase",
  description: "",
};

/** A card with a stable key, so that its fields move with it. */
type KeyedCard = { key: number; card: CategoryCard };

function readCards(form: HTMLFormElement, count: number): CategoryCard[] {
  const data = new FormData(form);
  return Array.from({ length: count }, (_, index) => {
    const value = (part: keyof CategoryCard) => String(data.get(`cards.${index}.${part}`) ?? "");
    return {
      title: value("title"),
      category: (value("category") || null) as CategoryCard["category"],
      query: value("query"),
      icon: value("icon"),
      description: value("description"),
    };
  });
}

function swapped(cards: readonly KeyedCard[], index: number, by: 1 | -1): KeyedCard[] {
  const [here, there] = [cards[index], cards[index + by]];
  if (!here || !there) return [...cards];
  return cards.map((kept, i) => (i === index ? there : i === index + by ? here : kept));
}

type Props = {
  cards: readonly CategoryCard[];
  /** The categories that the operator changed or added. */
  known: readonly Category[];
};

/** Edits the cards of popular categories: their texts, searches and order. */
export function CategoryForm({ cards: given, known }: Props) {
  takeCategories(known);
  const router = useRouter();
  const [cards, setCards] = useState<readonly KeyedCard[]>(() =>
    given.map((card, key) => ({ key, card })),
  );
  const next = useRef(given.length);
  const { form, isBusy } = useSubmission({
    fallback: "We couldn't save the cards. Please try again.",
    isLasting: true,
    send: async (_values, element) => {
      const json = { cards: readCards(element, cards.length) };
      await api("/api/admin/category-cards", { method: "PUT", json });
      toast({ kind: "good", text: "Saved. The home page now shows them." });
      router.refresh();
    },
  });
  const add = () => {
    next.current += 1;
    setCards([...cards, { key: next.current, card: EMPTY }]);
  };
  return (
    <Form {...form} aria-label="Popular categories">
      <FormErrors />
      {cards.map(({ key, card }, index) => (
        <CategoryFields
          key={key}
          {...{ card, index, count: cards.length }}
          onMove={(by) => setCards(swapped(cards, index, by))}
          onRemove={() => setCards(cards.filter((kept) => kept.key !== key))}
        />
      ))}
      <div className="row card-buttons">
        <button
          type="button"
          className="btn btn-outline"
          disabled={isBusy || cards.length >= MOST}
          onClick={add}
        >
          Add a Card
        </button>
        <SubmitButton label="Save Cards" busyLabel="Saving..." className="btn-primary" />
      </div>
    </Form>
  );
}
